import type { ComponentProps } from 'react';

export function ButtonLink({ className, ...props }: ComponentProps<'a'>) {
  return <a {...props} className={join('button', className)} />;
}

export function TextLink({ className, ...props }: ComponentProps<'a'>) {
  return <a {...props} className={join('text-link', className)} />;
}

function join(...names: (string | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
