import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Listening = Parameters<typeof window.addEventListener>;

const add = window.addEventListener.bind(window);
let listening: Listening[] = [];
let count = 0;

/** A module that counts each start of the layout; every test has one of its own, because a browser runs it once. */
function layoutModule(body = 'globalThis.layoutStarts+=1'): string {
  count += 1;
  return `data:text/javascript,${body}//${count}`;
}

const starts = () => Reflect.get(globalThis, 'layoutStarts');
const linksOf = (rel: string) => [...document.head.querySelectorAll<HTMLLinkElement>(`link[rel="${rel}"]`)];
const root = () => document.getElementById('root');

function openPage({ scripts = layoutModule() } = {}): void {
  document.head.innerHTML = '';
  document.body.innerHTML = `
    <div id="root" data-page="/" data-scripts="${scripts} /assets/react.js" data-page-scripts="/assets/page.js"
      data-styles="/assets/layout.css /assets/page.css">
      <header><button type="button" id="in-layout"><span>Menu</span></button></header>
      <main id="content"><button type="button" id="in-page"><span>Connect</span></button><a href="#faq">FAQ</a></main>
    </div>`;
}

/** Runs the script as a document does that was just opened. */
async function run(): Promise<void> {
  vi.resetModules();
  await import('./bootstrap.ts');
}

/** Reports the first paint. */
let paint = () => {};

class PaintObserver {
  readonly #callback: () => void;

  constructor(callback: () => void) {
    this.#callback = callback;
  }

  observe(options: PerformanceObserverInit): void {
    expect(options).toEqual({ type: 'paint', buffered: true });
    paint = this.#callback;
  }

  disconnect(): void {
    paint = () => {};
  }
}

const shown = () => {
  window.dispatchEvent(new Event('load'));
  paint();
};

beforeEach(() => {
  paint = () => {};
  vi.stubGlobal('PerformanceObserver', PaintObserver);
  // The stylesheets that are named here have no files.
  Reflect.get(window, 'happyDOM').settings.handleDisabledFileLoadingAsSuccess = true;
  Reflect.set(globalThis, 'layoutStarts', 0);
  delete document.documentElement.dataset.hydrated;
  listening = [];
  vi.spyOn(window, 'addEventListener').mockImplementation((...args: Listening) => {
    listening.push(args);
    add(...args);
  });
});

afterEach(() => {
  for (const [name, listener, options] of listening) window.removeEventListener(name, listener, options);
  vi.unstubAllGlobals();
});

const started = () => vi.waitFor(() => expect(starts()).toBe(1));
const untouched = async () => {
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(starts()).toBe(0);
  expect(document.head.children.length).toBe(0);
};

test('nothing is loaded until the page is on the screen and the browser has nothing better to do', async () => {
  const idle = vi.fn<(callback: () => void, options: object) => number>();
  vi.stubGlobal('requestIdleCallback', idle);
  openPage();
  await run();
  await untouched();
  window.dispatchEvent(new Event('load'));
  await untouched();
  expect(idle).not.toHaveBeenCalled();

  paint();
  await vi.waitFor(() => expect(idle).toHaveBeenCalledTimes(1));
  expect(idle.mock.calls[0]?.[1]).toEqual({ timeout: 500 });
  await untouched();

  idle.mock.calls[0]?.[0]();
  await started();
});

test('an idle start loads the layout and leaves the page for the first interaction', async () => {
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => callback());
  openPage();
  await run();
  shown();
  await started();
  expect(linksOf('modulepreload').map((link) => link.getAttribute('href'))).toEqual(['/assets/react.js']);
});

test('a page with nothing to read does not wait', async () => {
  openPage();
  root()?.setAttribute('data-boot-on-load', '');
  await run();
  await started();
  expect(linksOf('modulepreload').map(({ href }) => new URL(href).pathname)).toContain('/assets/page.js');
  shown();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(starts()).toBe(1);
});

test('a browser that cannot tell when it is idle starts after the page is on the screen', async () => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  openPage();
  await run();
  await untouched();
  shown();
  await started();
});

test.each(['pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll', 'click'])(
  '%s starts the layout and the page at once, and only once, also where the page stops the event',
  async (interaction) => {
    openPage();
    const link = document.querySelector('a');
    link?.addEventListener(interaction, (event) => event.stopPropagation());
    await run();
    const touch = () => link?.dispatchEvent(new Event(interaction, { bubbles: true }));
    touch();
    touch();
    window.dispatchEvent(new Event('keydown'));
    await window.firstInteraction;
    await started();
    expect(
      linksOf('modulepreload')
        .map((link) => link.getAttribute('href'))
        .sort(),
    ).toEqual(['/assets/page.js', '/assets/react.js']);
  },
);

test('a pointer that only passes over the page is no interaction', async () => {
  openPage();
  await run();
  for (const event of ['pointermove', 'pointerover', 'mouseover'])
    document.body.dispatchEvent(new Event(event, { bubbles: true }));
  await untouched();
});

test('after the first interaction none is listened for any more', async () => {
  openPage();
  await run();
  const removed = vi.spyOn(window, 'removeEventListener');
  window.dispatchEvent(new Event('keydown'));
  await window.firstInteraction;
  const passive = listening.filter(([, , options]) => options instanceof Object && options.passive);
  expect(passive).toHaveLength(7);
  expect(removed.mock.calls).toEqual(passive.map(([name, listener]) => [name, listener, true]));
});

test('the styles that are in the page are named for the loader of scripts, and not loaded again', async () => {
  openPage();
  await run();
  window.dispatchEvent(new Event('keydown'));
  await started();
  const styles = linksOf('stylesheet');
  expect(styles.map((link) => link.getAttribute('href'))).toEqual(['/assets/layout.css', '/assets/page.css']);
  expect(styles.map((link) => link.hasAttribute('disabled'))).toEqual([true, true]);
});

test('after a layout that did not come, a press opens the page anew as soon as there is a network', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  const fetched = vi.fn<(file: string) => Promise<Response>>();
  vi.stubGlobal('fetch', fetched);
  const entry = layoutModule('throw/**/new/**/Error()');
  openPage({ scripts: entry });
  await run();
  window.dispatchEvent(new Event('keydown'));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(starts()).toBe(0);

  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  press('in-page');
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledExactlyOnceWith(entry));
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(reload).not.toHaveBeenCalled();

  fetched.mockResolvedValue(new Response());
  press('in-page');
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

function pressesOf(id: string) {
  const pressed = vi.fn();
  document.getElementById(id)?.addEventListener('click', pressed);
  return pressed;
}

const press = (id: string) => document.querySelector<HTMLElement>(`#${id} span`)?.click();
/** Until what waits for it has been told, too. */
async function pageIsHydrated(): Promise<void> {
  document.documentElement.dataset.hydrated = 'page';
  await new Promise((resolve) => setTimeout(resolve, 0));
}

test.each(['in-page', 'in-layout'])(
  'a button pressed before anything runs (%s) is pressed once when the page is hydrated',
  async (id) => {
    openPage();
    await run();
    const pressed = pressesOf(id);
    press(id);
    expect(pressed).not.toHaveBeenCalled();
    await started();

    await pageIsHydrated();
    expect(pressed).toHaveBeenCalledTimes(1);
    await pageIsHydrated();
    expect(pressed).toHaveBeenCalledTimes(1);
    press(id);
    expect(pressed).toHaveBeenCalledTimes(2);
  },
);

test('of several buttons pressed meanwhile the last one counts', async () => {
  openPage();
  await run();
  const [inPage, inLayout] = [pressesOf('in-page'), pressesOf('in-layout')];
  press('in-page');
  press('in-page');
  press('in-layout');
  await pageIsHydrated();
  expect([inPage.mock.calls.length, inLayout.mock.calls.length]).toEqual([0, 1]);
});

test('a button that is gone when the page is hydrated is not pressed', async () => {
  openPage();
  await run();
  const pressed = pressesOf('in-page');
  press('in-page');
  document.getElementById('in-page')?.remove();
  await pageIsHydrated();
  expect(pressed).not.toHaveBeenCalled();
});

test("once the layout is hydrated its buttons answer at once, and the page's still wait", async () => {
  openPage();
  await run();
  document.documentElement.dataset.hydrated = 'layout';
  const [inPage, inLayout] = [pressesOf('in-page'), pressesOf('in-layout')];
  press('in-layout');
  expect(inLayout).toHaveBeenCalledTimes(1);
  press('in-page');
  expect(inPage).not.toHaveBeenCalled();
  await pageIsHydrated();
  expect([inPage.mock.calls.length, inLayout.mock.calls.length]).toEqual([1, 1]);
});

test('links are left to the browser', async () => {
  openPage();
  await run();
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  document.querySelector('a')?.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
});
