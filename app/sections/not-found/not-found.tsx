import '#app/drawings/overrun-line/overrun-line.css';
import '#app/ui/page-header.css';
import './not-found.css';
import { HeaderDrawing } from '#app/drawings/header-drawing.tsx';
import drawing from '#app/drawings/overrun-line/overrun-line.svg.tsx';
import { notFound } from '#content/not-found.ts';

export function NotFound() {
  return (
    <div className="not-found">
      <div className="wrap">
        <h1 className="page-title">{notFound.title}</h1>
        <p className="page-lead">{notFound.text}</p>
        <p className="actions">
          <a className="button" href={notFound.link.href}>
            {notFound.link.label}
          </a>
        </p>
      </div>
      <HeaderDrawing className="overrun-line" file={drawing} />
    </div>
  );
}
