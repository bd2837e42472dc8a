import './overrun-line.css';
import { HeaderDrawing } from '#app/drawings/header-drawing.tsx';
import drawing from './overrun-line.svg.tsx';

export function OverrunLine() {
  return <HeaderDrawing className="overrun-line" file={drawing} />;
}
