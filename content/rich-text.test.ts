import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ContentError } from './content-error.ts';
import { parseRichText } from './rich-text.ts';
import { type DialectName, dialects } from './rich-text-dialects.ts';
import type { RichNode, RichText } from './rich-text-tree.ts';
import { plainText, readingMinutes } from './rich-text-tree.ts';

const read = (dialect: DialectName, markdown: string): RichText =>
  parseRichText({ file: 'blog/a.md', field: 'text', markdown, dialect });

function refusal(dialect: DialectName, markdown: string): string {
  try {
    read(dialect, markdown);
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
  throw new Error('the text was accepted');
}

describe('a post', () => {
  test('has headings, bullets, bold, italic and links to pages of the site', () => {
    expect(read('post', '## Why\n\n### Because\n\n- **one**\n- *two* in\n  [three](/pricing)')).toEqual([
      { tag: 'h2', children: ['Why'], attributes: { id: 'why' } },
      { tag: 'h3', children: ['Because'], attributes: { id: 'because' } },
      {
        tag: 'ul',
        children: [
          { tag: 'li', children: [{ tag: 'strong', children: ['one'] }] },
          {
            tag: 'li',
            children: [
              { tag: 'em', children: ['two'] },
              ' in ',
              { tag: 'a', children: ['three'], attributes: { href: '/pricing' } },
            ],
          },
        ],
      },
    ]);
  });

  test.each([
    ['right under it', '> Lift **less**.\n> Then more.\n~ Nour, *coach*'],
    ['inside it', '> Lift **less**.\n> Then more.\n> ~ Nour, *coach*'],
    ['in a paragraph of its own inside it', '> Lift **less**.\n> Then more.\n>\n> ~ Nour, *coach*'],
    ['in the paragraph after it', '> Lift **less**.\n> Then more.\n\n~ Nour, *coach*'],
  ])('says who is quoted in the line that begins with ~, %s', (_where, markdown) => {
    const quote = [
      {
        tag: 'p',
        children: ['Lift ', { tag: 'strong', children: ['less'] }, '. Then more.'],
      },
    ];
    expect(read('post', markdown)).toEqual([
      {
        tag: 'figure',
        children: [
          { tag: 'blockquote', children: quote },
          { tag: 'figcaption', children: ['Nour, ', { tag: 'em', children: ['coach'] }] },
        ],
      },
    ]);
  });

  test('may quote without saying whom', () => {
    expect(read('post', '> One.\n>\n> Two.')).toEqual([
      {
        tag: 'figure',
        children: [
          {
            tag: 'blockquote',
            children: [
              { tag: 'p', children: ['One.'] },
              { tag: 'p', children: ['Two.'] },
            ],
          },
        ],
      },
    ]);
  });

  test('keeps the space where a line ends between two marked words', () => {
    expect(plainText(read('post', '**one**\n*two*'))).toBe(' one two ');
  });

  test.each([
    ['![a field](/a.png)', 'pictures are not possible'],
    ['# Title', 'a heading begins with ## or ###'],
    ['## Two\n\n#### Four', '<h4> is not allowed'],
    ['### Three', 'a ### heading needs a ## heading above it (near "Three")'],
    ['Some <b>bold</b> words', 'HTML is not possible in this text (near "<b>")'],
    ['<!-- later -->', 'HTML is not possible'],
    ['a | b\n--- | ---\n1 | 2', 'tables are not possible'],
    ['1. one', 'a list in this text has bullets'],
    ['***', 'a line across'],
    ['`code`', 'code is not possible'],
    ['    indented', 'is the line indented?'],
    ['one  \ntwo', 'a line cannot be broken'],
    ['[out](https://flow.example)', 'the link to "https://flow.example" must be a path on this site'],
    ['[run](javascript:alert)', 'must be a path on this site'],
    ['[out](//flow.example)', 'must be a path on this site'],
    ['[a](/a "title")', '<a> may not have the attribute title'],
    ['~ Nobody', 'stands right under its quote'],
    ['> ~ Nour', 'a quote has words of its own'],
    ['> Words\n~', 'says nobody'],
    ['> Words\n~ Nour\n\n~ Omar', 'one line that begins with ~'],
    ['> - one', 'a quote consists of paragraphs'],
  ])('refuses %j', (markdown, reason) => {
    const message = refusal('post', markdown);
    expect(message).toContain('content/blog/a.md: text: ');
    expect(message).toContain(reason);
  });
});

describe('a legal document', () => {
  test('has headings that can be linked to, each by a name of its own', () => {
    const ids = read('legal', '## Who we are\n\n### Ça va?\n\n## Who we are\n\n## Content\n\n## ?').map(
      (node) => (typeof node === 'string' ? node : node.attributes?.id),
    );
    expect(ids).toEqual(['who-we-are', 'ca-va', 'who-we-are-2', 'content-2', 'section']);
  });

  test('has numbered lists and links that leave the site', () => {
    const text = read(
      'legal',
      '1. [Mail](mailto:a@b.ae)\n2. [Call](tel:+971500000000)\n3. [Law](https://u.ae)',
    );
    expect(JSON.stringify(text)).toMatch(/"ol".*mailto:a@b\.ae.*tel:\+971500000000.*https:\/\/u\.ae/);
  });

  test.each([
    ['> quoted', '<blockquote> is not allowed'],
    ['[x](javascript:alert)', 'must be a path on this site or begin with https://'],
    ['[x](http://u.ae)', 'must be a path on this site or begin with https://'],
    ['2. two', '<ol> may not have the attribute start'],
    ['<div>x</div>', 'HTML is not possible'],
  ])('refuses %j', (markdown, reason) => {
    expect(refusal('legal', markdown)).toContain(reason);
  });
});

describe('the description of a program', () => {
  test('has paragraphs and the limited HTML', () => {
    expect(
      read('program', 'One **two** <u>three</u><br>four\n\n<div class="note wide">~5 <i>six</i></div>'),
    ).toEqual([
      {
        tag: 'p',
        children: [
          'One ',
          { tag: 'strong', children: ['two'] },
          ' ',
          { tag: 'u', children: ['three'] },
          { tag: 'br', children: [] },
          'four',
        ],
      },
      { tag: 'div', attributes: { class: 'note wide' }, children: ['~5 ', { tag: 'i', children: ['six'] }] },
    ]);
  });

  test('turns the styles it may have into looks, and keeps no style attribute', () => {
    const html = '<p style="text-align: right; FONT-WEIGHT: bold;text-decoration:underline">x</p>';
    expect(read('program', html)).toEqual([
      { tag: 'p', children: ['x'], looks: ['align-end', 'bold', 'underlined'] },
    ]);
  });

  test.each([
    ['<script>alert(1)</script>', 'scripts are not possible'],
    ['<object data="a"></object>', '<object> is not allowed'],
    ['<embed src="a">', '<embed> is not allowed'],
    ['<link rel="stylesheet" href="a">', '<link> is not allowed'],
    ['<span onclick="a()">x</span>', '<span> may not have the attribute onClick'],
    ['<div onload="a()">x</div>', '<div> may not have the attribute onLoad'],
    ['<b onerror="a()">x</b>', '<b> may not have the attribute onError'],
    ['x <i onmouseover="a()">x</i>', '<i> may not have the attribute onMouseOver'],
    ['<body onload="a()">', '<body> is not allowed'],
    ['<td>x</td>', '<td> is not allowed'],
    ['<!-- x -->', 'no comments'],
    ['<p id="x">x</p>', '<p> may not have the attribute id'],
    ['<p class="a{}">x</p>', '"a{}" is no list of classes'],
    ['<p style="color: red">x</p>', 'the style "color: red" is not possible: only text-align'],
    ['<p style="text-align: justify">x</p>', 'text-align may be left'],
    ['<p style="text-align">x</p>', 'text-align may be left'],
    ['<p style="constructor: x">x</p>', 'the style "constructor: x" is not possible'],
    ['<p style="text-align: constructor">x</p>', 'text-align may be left'],
    ['[x](/pricing)', 'links are not possible'],
    ['## Heading', '<h2> is not allowed'],
    ['- item', '<ul> is not allowed'],
  ])('refuses %j', (markdown, reason) => {
    expect(refusal('program', markdown)).toContain(reason);
  });
});

const pieces = [
  ...'<script>|</script>|<img src=x onerror=a>|<svg/onload=a>|<a href="javascript:a">|<b>|</b>|<p>|</p>|<div style="'.split(
    '|',
  ),
  ...'text-align:center|background:url(x)|">|<span class="x">|</span>|<!--|-->|<![CDATA[|<?x?>|<!doctype html>'.split(
    '|',
  ),
  ...'[a](|javascript:a|data:text/html,x|/b|)|![|](/c)|&lt;script&gt;|&#60;b&#62;|`|```|    |\n|\n\n'.split(
    '|',
  ),
  ...'> |- |# |## |### |~ |**|*|_|\\|<|>|word'.split('|'),
];
const markup = fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 4 })), { maxLength: 14 });

function* elementsOf(nodes: readonly RichNode[]): Generator<Exclude<RichNode, string>> {
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    yield node;
    yield* elementsOf(node.children);
  }
}

test.each(Object.keys(dialects) as DialectName[])(
  'whatever is written in a text of the %s dialect, nothing but what it may have comes out',
  (name) => {
    const { tags } = dialects[name];
    const made = name === 'post' ? ['figure', 'figcaption'] : [];
    const possible = new Set<string>([...tags, ...made]);
    fc.assert(
      fc.property(markup, (parts) => {
        let text: RichText;
        try {
          text = read(name, parts.join(''));
        } catch (error) {
          expect(error).toBeInstanceOf(ContentError);
          return;
        }
        for (const { tag, attributes = {}, ...rest } of elementsOf(text)) {
          expect(possible).toContain(tag);
          expect(Object.keys(rest).filter((key) => key !== 'looks')).toEqual(['children']);
          for (const [attribute, value] of Object.entries(attributes)) {
            expect(['href', 'id', 'class']).toContain(attribute);
            if (attribute === 'href') expect(value).toMatch(/^(\/(?![/\\])|https:\/\/|mailto:|tel:)/);
          }
        }
      }),
      { numRuns: 400 },
    );
  },
);

test('reading time counts the words, not the elements, and is at least a minute', () => {
  expect(readingMinutes(read('post', '## One\n\n- two'))).toBe(1);
  expect(readingMinutes(read('post', `**${'word '.repeat(660)}end**`))).toBe(3);
  expect(plainText(read('post', '## One\n\n- two\n- three'))).toBe(' One two three ');
});
