import '#app/ui/timetable.css';
import './product.css';
import { ClosingLine } from '#app/drawings/closing-line.tsx';
import { Closing } from '#app/ui/closing.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { Split } from '#app/ui/split.tsx';
import { product } from '#content/product.ts';

export function ProductIntroduction() {
  return <PageHead title={product.title} lead={product.lead} />;
}

export function Capabilities() {
  return (
    <section className="capabilities" aria-labelledby="capabilities-title">
      <Split
        titleId="capabilities-title"
        title={product.capabilitiesTitle}
        stations={product.capabilities.length}
      >
        <dl className="timetable">
          {product.capabilities.map(({ name, text }) => (
            <div key={name} className="timetable-row" data-reveal="">
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Split>
    </section>
  );
}

export function ProductClosing() {
  return (
    <Closing {...product.closing}>
      <ClosingLine />
    </Closing>
  );
}
