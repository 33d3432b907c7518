import type { Knowledge } from '@flow/contracts/chat-knowledge.ts';

const markdownLink = /!?\[([^\]\n]*)\]\(([^)\n]*)\)/g;
/** An address that somebody might follow, with or without a scheme. */
const address =
  /(?<![\p{L}\d])(?:[a-z][a-z\d+.-]*:\/\/|(?:https?|ftp|javascript|data|file|tel|sms|mailto|vbscript):|(?<!:)\/\/(?=[\p{L}\d])|www\.)[^\s<>"')\]]*|(?<![\p{L}\d.-])(?:[\p{L}\d-]*\p{L}[\p{L}\d-]*(?:\.|\[\.\]|[。．｡]))+(?:[\p{Ll}]{2,}|\p{Lu}{2,})(?![\p{L}\d])(?::\d+)?(?:\/[^\s<>"')\]]*)?/gu;
const mailAddress = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const phoneNumber = /(?<![\w/])(?:\+|00)?\d(?:[ ()-]{0,2}\d){8,14}(?!\d)/g;

const digitsOf = (text: string) => text.replace(/\D/g, '');

/**
 * Leaves the links to our own pages, and our own ways to reach a coach. Every other link becomes its text, and
 * every other address, mail address or phone number gives way to ours.
 */
export function createLinkFilter({ entries, site }: Knowledge): (text: string) => string {
  const paths = new Set(entries.flatMap(({ path }) => [path, path.split('#')[0] ?? path]));
  const phone = digitsOf(site.phone);

  const withoutAddresses = (text: string) =>
    text
      .replace(mailAddress, site.email)
      .replace(address, (found, offset: number, all: string) => {
        const isPartOfMail = all.slice(0, offset + found.length).endsWith(site.email);
        if (isPartOfMail || found === site.whatsappUrl) return found;
        return `WhatsApp (${site.phone})`;
      })
      .replace(phoneNumber, (found) => {
        const digits = digitsOf(found);
        return digits === phone || digits === `00${phone}` ? found : site.phone;
      });

  return (text) => {
    let result = '';
    let end = 0;
    for (const match of text.matchAll(markdownLink)) {
      const [whole, label = '', target = ''] = match;
      result += withoutAddresses(text.slice(end, match.index));
      const isOurs = paths.has(target.trim()) && !whole.startsWith('!');
      result += isOurs ? `[${withoutAddresses(label)}](${target.trim()})` : withoutAddresses(label);
      end = match.index + whole.length;
    }
    return result + withoutAddresses(text.slice(end));
  };
}
