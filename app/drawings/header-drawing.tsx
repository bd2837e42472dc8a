import './header-drawing.css';

/** Shows the drawing in a page's header: the group `background` of `file`, and over it the group `lines`, in a wipe. */
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
