import { createContext, forwardRef, lazy, memo, type ReactNode, useState } from 'react';
import { expect, it } from 'vitest';
import { renderHtml } from './render-html.tsx';
import { StaticHtml } from './ui/static-html.tsx';

const file = 'app/pages/page.tsx';
const Words = ({ children }: { children?: ReactNode }) => <p>{children}</p>;
const Counter = () => <p>{useState(0)[0]}</p>;
const Pressable = () => (
  <button type="button" onClick={() => {}}>
    Press
  </button>
);

function part(name: string, children: ReactNode) {
  return <StaticHtml name={name}>{import.meta.env.SSR && children}</StaticHtml>;
}

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
  [
    'a second part of the same name',
    [part('one', <Words />), part('one', <Words />)],
    `${file}: Two static parts are named "one".`,
  ],
  [
    'a hook in a static part',
    part(
      'one',
      <Words>
        <Counter />
      </Words>,
    ),
    `${file}: one > Words > Counter is a static part and has a hook, or cannot be rendered.`,
  ],
  [
    'a handler in a static part',
    part(
      'one',
      <Words>
        <Pressable />
      </Words>,
    ),
    `${file}: one > Words > Pressable is a static part and has a handler: onClick of <button>.`,
  ],
])('refuses %s', async (_, page, message) => {
  await expect(renderHtml(page, file)).rejects.toThrow(message);
});

const Context = createContext('');
const Memo = memo(Words);
const Forwarding = forwardRef<HTMLParagraphElement>((_, ref) => <p ref={ref} />);
const Lazy = lazy(async () => ({ default: Words }));
const Later = async () => <Words />;

it.each([
  ['memo', <Memo key="part" />],
  ['forwardRef', <Forwarding key="part" />],
  ['lazy', <Lazy key="part" />],
  ['a context', <Context key="part" value="" />],
  ['a promise', <Later key="part" />],
])('refuses %s in a static part, where it would hide what it holds', async (_, child) => {
  await expect(renderHtml(part('one', child), file)).rejects.toThrow(
    /^app\/pages\/page\.tsx: one.* is a static part and holds what only React can render/,
  );
});
