import '#app/ui/rows.css';
import { Icon, type IconName } from './icon.tsx';

interface IconRowsProps {
  items: readonly { icon: IconName; name: string; text: string }[];
}

export function IconRows({ items }: IconRowsProps) {
  return items.map(({ icon, name, text }) => (
    <li key={name} data-reveal="">
      <Icon name={icon} />
      <h3>{name}</h3>
      <p>{text}</p>
    </li>
  ));
}
