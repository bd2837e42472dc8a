import { expect, it } from 'vitest';
import { findMisuses } from './static-html-check.ts';

function messagesOf(jsx: string) {
  const code = `export const page = (\n${jsx}\n);`;
  return findMisuses(code, 'app/pages/page.tsx').map(({ message, start }) => ({
    message,
    at: code.slice(start, start + 7),
  }));
}

it('accepts the condition inside StaticHtml', () => {
  expect(
    messagesOf(`<StaticHtml name="part">
      {import.meta.env.SSR && (
        <Part />
      )}
    </StaticHtml>`),
  ).toEqual([]);
});

it.each(['<Part />', '{<Part />}', '{import.meta.env.SSR && <Part />}<Other />', ''])(
  'refuses StaticHtml without the condition: %s',
  (children) => {
    const [misuse] = messagesOf(`<StaticHtml name="part">${children}</StaticHtml>`);
    expect(misuse).toMatchObject({
      at: '<Static',
      message: expect.stringMatching(/^StaticHtml takes one child/),
    });
  },
);

it('refuses the condition without StaticHtml', () => {
  expect(messagesOf('<main>{import.meta.env.SSR && <Part />}</main>')).toEqual([
    { at: 'import.', message: expect.stringContaining('belongs in <StaticHtml name="…">') },
  ]);
});
