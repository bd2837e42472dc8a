import { beforeAll, expect, it, vi } from 'vitest';
import { type ServiceId, services } from '#content/services.ts';
import { incident } from '#content/solutions.ts';
import { svgFile } from '#generator/assets/svg-file.ts';
import { renderSprites, serviceDrawing } from './sprites.tsx';

const { awkward } = vi.hoisted(() => {
  const sentence = 'A sentence of three hundred letters. '.repeat(9).slice(0, 300);
  /** Whatever an owner may write, in each text of a module's exports. */
  const awkward = (content: unknown): unknown => {
    if (typeof content === 'string') return `${content} & <b> "quoted" it's ]]> 🚂 ${sentence}`;
    if (typeof content !== 'object' || content === null) return content;
    if (Array.isArray(content)) return content.map(awkward);
    return Object.fromEntries(Object.entries(content).map(([key, value]) => [key, awkward(value)]));
  };
  return { awkward };
});
vi.mock('#content/services.ts', async (original) => {
  const module = await original<{ services: object }>();
  return { ...module, services: awkward(module.services) };
});
vi.mock('#content/solutions.ts', async (original) => awkward(await original()));
vi.mock('#content/pipeline.ts', async (original) => {
  const module = await original<{ stages: object }>();
  return { ...module, stages: awkward(module.stages) };
});

let sprites: ReturnType<typeof renderSprites>;
beforeAll(() => {
  sprites = renderSprites();
});

it('is well-formed, whatever the words', async () => {
  for (const [name, svg] of Object.entries(sprites))
    await expect(svgFile(`${name}.svg`, svg)).resolves.toMatch(/\.svg$/);
});

it('shows every word of the drawings', () => {
  const shown = [...sprites.drawings.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, text = '']) =>
    text
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&#x27;', "'")
      .replaceAll('&amp;', '&'),
  );
  const ofServices = Object.values(services).flatMap(({ drawing }) =>
    Object.entries(drawing).flatMap(([key, words]) => (key === 'shows' ? [] : words)),
  );
  const { thisRelease, cause, previous, rolledBack, objective } = incident;
  expect(ofServices.length).toBeGreaterThan(25);
  const ofIncident = [thisRelease, cause, rolledBack, ...previous, ...objective];
  expect(shown).toEqual(expect.arrayContaining([...ofServices, ...ofIncident]));
});

it('has one group for each drawing', () => {
  for (const svg of Object.values(sprites)) {
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(7);
    expect(ids).toEqual([...new Set(ids)]);
  }
});

it('names the file that a service lacks', () => {
  const file = 'app/drawings/services/carrier-pigeons.tsx';
  expect(() => serviceDrawing('carrier-pigeons' as ServiceId)).toThrow(file);
});
