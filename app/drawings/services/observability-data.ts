/** A step of the time axis, and a latency in milliseconds. */
export type Sample = readonly [index: number, latency: number];

/** One working day, a value for each step of the time axis. */
const measured = [
  104, 112, 108, 121, 117, 109, 118, 131, 126, 119, 134, 150, 147, 158, 152, 166, 181, 174, 188,
  206, 241, 318, 346, 338, 291, 232, 198, 204, 187, 179, 192, 186, 170, 163, 168, 151, 146, 152,
  139, 127, 133, 124, 117, 121, 128, 116, 108, 113, 121, 112, 106, 111, 118, 109, 115, 104, 112,
  107, 116, 110,
] as const;
const day = measured.length;

/** The plan for it, where it changes, and where a layout's now cuts it off. */
const plan = [
  [0, 122],
  [9, 132],
  [19, 178],
  [31, 178],
  [37, 156.8],
  [44, 132],
  [46, 130.75],
  [52, 127],
] as const;

/** The day, and before it the quiet half of another. */
export const samples = [...measured.slice(day / 2), ...measured].map(
  (latency, index): Sample => [index - day / 2, latency],
);

export const expected = [-day, 0].flatMap((start) =>
  plan.map(([index, latency]): Sample => [start + index, latency]),
);

/** The most that the objective allows, and where the day's line exceeds it. */
export const objective = 256;
export const exceeded = { from: 20.195, to: 24.593 };
