import './rows.css';
import { Unbroken } from './unbroken.tsx';

interface RowsProps {
  items: readonly { name: string; text: string }[];
}

/** The items of a list of names, each beside a sentence. */
export function Rows({ items }: RowsProps) {
  return items.map(({ name, text }) => (
    <li key={name} data-reveal="">
      <h3>
        <Unbroken text={name} />
      </h3>
      <p>{text}</p>
    </li>
  ));
}
