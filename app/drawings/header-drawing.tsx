import './header-drawing.css';

interface HeaderDrawingProps {
  className: string;
  /** An SVG file, and its groups in the order in which they are painted. */
  file: string;
  groups: readonly string[];
}

/** Shows the drawing in a page's header. Its group `lines` is revealed from left to right. */
export function HeaderDrawing({ className, file, groups }: HeaderDrawingProps) {
  return (
    <div className={`header-drawing ${className}`} aria-hidden="true">
      {groups.map((group) => (
        <svg key={group} className={`header-drawing-${group}`}>
          <use href={`${file}#${group}`} />
        </svg>
      ))}
    </div>
  );
}
