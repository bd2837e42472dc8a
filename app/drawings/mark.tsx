interface MarkProps {
  className?: string;
}

/**
 * The logo: a release line rising in an ink square. Its edges lie on multiples of 1.5, which are
 * whole pixels at 16 and 32.
 */
export function Mark({ className }: MarkProps) {
  return (
    <svg
      className={className ? `mark ${className}` : 'mark'}
      viewBox="0 0 24 24"
      width="26"
      height="26"
      aria-hidden="true"
    >
      <path className="mark-ground" d="M0 0h24v24H0z" />
      <path className="mark-line" d="M3 18h5.5l7-12H21" />
    </svg>
  );
}
