export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; text: string }
  | { kind: 'link'; text: string; href: string };

export type Block =
  | { kind: 'heading'; level: 2 | 3; text: string }
  | { kind: 'paragraph'; inlines: Inline[] }
  | { kind: 'list'; isOrdered: boolean; items: Inline[][] };

const HEADING = /^(#{1,3})\s+(\S.*)$/;
const BULLET = /^[-*•]\s+(\S.*)$/;
const NUMBERED = /^\d+[.)]\s+(\S.*)$/;
const INLINE = /\*\*(?<strong>[^*]+)\*\*|\[(?<text>[^[\]]+)\]\((?<href>[^()\s]+)\)/g;

/** Where a document may lead: pages of this site, the web, mail and phones; nothing that runs. */
const SAFE_HREF = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i;

/**
 * Reads the Markdown of legal documents: headings, paragraphs, lists, bold, links. Everything else, HTML too, is text.
 */
export function parseMarkdown(source: string): Block[] {
  const blocks: Block[] = [];
  let paragraph: string[] = [];
  const endParagraph = () => {
    if (paragraph.length > 0) blocks.push({ kind: 'paragraph', inlines: parseInlines(paragraph.join(' ')) });
    paragraph = [];
  };

  for (const line of source.split(/\r?\n/).map((text) => text.trim())) {
    const heading = HEADING.exec(line);
    const item = BULLET.exec(line) ?? NUMBERED.exec(line);
    if (line === '') {
      endParagraph();
    } else if (heading) {
      endParagraph();
      blocks.push({ kind: 'heading', level: heading[1]!.length === 3 ? 3 : 2, text: heading[2]! });
    } else if (item) {
      endParagraph();
      addItem(blocks, NUMBERED.test(line), parseInlines(item[1]!));
    } else {
      paragraph.push(line);
    }
  }
  endParagraph();
  return blocks;
}

function addItem(blocks: Block[], isOrdered: boolean, item: Inline[]): void {
  const last = blocks.at(-1);
  if (last?.kind === 'list' && last.isOrdered === isOrdered) last.items.push(item);
  else blocks.push({ kind: 'list', isOrdered, items: [item] });
}

function parseInlines(text: string): Inline[] {
  const inlines: Inline[] = [];
  let at = 0;
  for (const match of text.matchAll(INLINE)) {
    const { strong, text: label, href } = match.groups!;
    const isLink = label !== undefined && href !== undefined && SAFE_HREF.test(href);
    if (strong === undefined && !isLink) continue;
    if (match.index > at) inlines.push({ kind: 'text', text: text.slice(at, match.index) });
    inlines.push(isLink ? { kind: 'link', text: label, href } : { kind: 'strong', text: strong! });
    at = match.index + match[0].length;
  }
  if (at < text.length) inlines.push({ kind: 'text', text: text.slice(at) });
  return inlines;
}
