import './header-drawing.css';

/** The drawing in a page's header, whose lines are revealed from left to right. `file` has two groups. */
export function HeaderDrawing({ className, file }: { className: string; file: string }) {
  return (
    <div className={`header-drawing ${className}`} aria-hidden="true">
      <svg>
        <use href={`${file}#background`} />
      </svg>
      <svg className="header-drawing-lines">
        <use href={`${file}#lines`} />
      </svg>
    </div>
  );
}
