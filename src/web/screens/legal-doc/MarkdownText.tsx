// biome-ignore-all lint/suspicious/noArrayIndexKey: the text never changes under a reader, so places are names enough.
import { nonBreaking } from '#domain/text/non-breaking.ts';
import styles from './MarkdownText.module.css';
import { type Inline, parseMarkdown } from './markdown.ts';

/** A document as elements of the page; nothing in it is ever taken for HTML. */
export function MarkdownText({ source }: { source: string }) {
  return (
    <div className={styles.text}>
      {parseMarkdown(source).map((block, index) => {
        const key = `block-${index + 1}`;
        if (block.kind === 'paragraph') {
          return (
            <p key={key}>
              <Inlines inlines={block.inlines} />
            </p>
          );
        }
        if (block.kind === 'heading') {
          const Heading = `h${block.level}` as const;
          return (
            <Heading key={key} id={key}>
              {nonBreaking(block.text)}
            </Heading>
          );
        }
        const List = block.isOrdered ? 'ol' : 'ul';
        return (
          <List key={key}>
            {block.items.map((item, at) => (
              <li key={at}>
                <Inlines inlines={item} />
              </li>
            ))}
          </List>
        );
      })}
    </div>
  );
}

function Inlines({ inlines }: { inlines: readonly Inline[] }) {
  return inlines.map((inline, index) => {
    if (inline.kind === 'text') return <span key={index}>{nonBreaking(inline.text)}</span>;
    if (inline.kind === 'strong') return <strong key={index}>{nonBreaking(inline.text)}</strong>;
    return (
      <a key={index} href={inline.href} rel="noopener noreferrer">
        {inline.text}
      </a>
    );
  });
}
