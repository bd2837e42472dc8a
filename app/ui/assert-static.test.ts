import { createElement, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { assertStatic } from './assert-static.ts';

const Words = ({ text }: { text: string }) => createElement('p', null, text);
const Counter = () => createElement('p', null, useState(0)[0]);
const Pressable = () => createElement('button', { onClick: () => {} }, 'Press');
const Around = ({ children }: { children: React.ReactNode }) =>
  createElement('div', null, children);

describe('a static part', () => {
  it('may be made of elements, texts and components without behaviour', () => {
    const part = createElement(Around, null, [
      createElement(Words, { key: 1, text: 'one' }),
      'two',
      3,
    ]);
    expect(() => assertStatic([part, null, false], 'part')).not.toThrow();
  });

  it.each([
    ['state', Counter, 'part > Around > Counter has behaviour'],
    ['a handler', Pressable, 'part > Around > Pressable has a handler: onClick of <button>'],
  ])('may not have %s inside, which is said with its place', (_, Component, message) => {
    const part = createElement(Around, null, createElement(Component));
    expect(() => assertStatic(part, 'part')).toThrow(message);
  });
});
