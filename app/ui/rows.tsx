import './rows.css';
import type { ReactNode } from 'react';

interface RowsProps {
  items: readonly { name: string; text: string }[];
  /** One for each item. */
  icons: readonly ReactNode[];
}

/** List items: an icon, a name and a sentence each. */
export function Rows({ items, icons }: RowsProps) {
  return items.map(({ name, text }, index) => (
    <li key={name} data-reveal="">
      {icons[index]}
      <h3>{name}</h3>
      <p>{text}</p>
    </li>
  ));
}
