import { memo, type ReactNode, useState } from 'react';
import { expect, it } from 'vitest';
import { renderHtml } from './render-html.tsx';
import { StaticHtml } from './ui/static-html.tsx';

const file = 'app/pages/page.tsx';
const Words = ({ children }: { children?: ReactNode }) => <p>{children}</p>;
const Counter = () => <p>{useState(0)[0]}</p>;
const Button = () => (
  <button type="button" onClick={() => {}}>
    Press
  </button>
);
const Memo = memo(Words);
const Later = async () => <Words />;

function part(name: string, children: ReactNode) {
  return <StaticHtml name={name}>{import.meta.env.SSR && children}</StaticHtml>;
}

// @ts-expect-error The browser would load the code of a part that it does not show.
void (<StaticHtml name="one">{<Words />}</StaticHtml>);

it('renders parts without behaviour', async () => {
  const page = [
    part('one', <Words>{[<b key="a">a</b>, null, false]}</Words>),
    part('two', <Words />),
  ];
  expect(await renderHtml(<main>{page}</main>, file)).toBe(
    '<main><div data-static="one"><p><b>a</b></p></div><div data-static="two"><p></p></div></main>',
  );
});

it.each([
  ['a second one of its name', [part('one', 'a'), part('one', 'b')], 'Two static parts are named'],
  ['a hook', part('one', [<Counter key="a" />]), 'one > Counter is a static part and has a hook'],
  [
    'a handler',
    part('one', [<Button key="a" />]),
    'one > Button is a static part and has a handler: onClick of <button>.',
  ],
  ['memo', part('one', <Memo />), 'one is a static part and holds what only React can render'],
  [
    'a promise',
    part('one', <Later />),
    'one > Later is a static part and holds what only React can render',
  ],
])('refuses %s', async (_, page, message) => {
  await expect(renderHtml(page, file)).rejects.toThrow(`${file}: ${message}`);
});
