import './action-links.css';
import type { ComponentProps } from 'react';

export function ButtonLink({ className, children, ...props }: ComponentProps<'a'>) {
  return (
    <a {...props} className={join('button', className)}>
      {children}
    </a>
  );
}

export function TextLink({ className, children, ...props }: ComponentProps<'a'>) {
  return (
    <a {...props} className={join('text-link', className)}>
      {children}
    </a>
  );
}

function join(...names: (string | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
