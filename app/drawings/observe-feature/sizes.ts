/** The dashboard's layout for one kind of viewport (px). */
export type DashboardSize = (typeof dashboardSizes)[keyof typeof dashboardSizes];

/**
 * The content ends at `width`. Lines continue for another `bleed`, which relatively wider viewports show. In the chart,
 * `left` and `now` are x coordinates; the others are y coordinates.
 */
export const dashboardSizes = {
  phone: {
    width: 350,
    bleed: 300,
    height: 436,
    padding: 16,
    fontSize: 14,
    labels: 'short',
    chart: { left: 86, now: 254, objective: 104, axis: 187, bottom: 219 },
    tables: 1,
    rowHeight: 33,
  },
  tablet: {
    width: 640,
    bleed: 400,
    height: 520,
    padding: 28,
    fontSize: 15,
    labels: 'short',
    chart: { left: 88, now: 534, objective: 136, axis: 256, bottom: 296 },
    tables: 2,
    rowHeight: 30,
  },
  wide: {
    width: 886,
    bleed: 320,
    height: 460,
    padding: 28,
    fontSize: 14,
    labels: 'long',
    chart: { left: 88, now: 751, objective: 118, axis: 222, bottom: 260 },
    tables: 3,
    rowHeight: 29,
  },
} as const;
