import { nonBreaking } from '#domain/text/non-breaking.ts';
import styles from './FactTable.module.css';
import landing from './Landing.module.css';

export interface FactTableProps {
  title: string;
  columns: readonly string[];
  /** The first cell of a row says what the row is about. */
  rows: readonly (readonly string[])[];
}

/** Who does what, side by side; on a phone each row stands by itself. */
export function FactTable({ title, columns, rows }: FactTableProps) {
  return (
    <section className={landing.section}>
      <h2>{nonBreaking(title)}</h2>
      <table className={styles.table} aria-label={title}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first = '', ...others]) => (
            <tr key={first}>
              <th scope="row">{nonBreaking(first)}</th>
              {others.map((text, index) => (
                <td key={columns[index + 1]} data-title={columns[index + 1]}>
                  {nonBreaking(text)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
