import { fileURLToPath } from 'node:url';
import { openSync } from 'fontkit';

/** As sections/hero/hero.css sets the headline. */
const style = { weight: 600, letterSpacing: -0.042, wordSpacing: 0.035 };

// fontkit varies the weight only of a font that is not compressed.
const file = fileURLToPath(new URL('../svg/radio-canada-big.ttf', import.meta.url));

/** Measures a headline, in ems: CSS divides the window by it and has the size that fits. */
export function headlineWidth(words: string): number {
  const font = openSync(file).getVariation({ wght: style.weight });
  const letters = font.layout(words).advanceWidth / font.unitsPerEm;
  const spaces = words.split(' ').length - 1;
  return letters + words.length * style.letterSpacing + spaces * style.wordSpacing;
}
