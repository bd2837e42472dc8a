/** How the dashboard is laid out in a kind of viewport (px). */
export interface DashboardSize {
  /** Where the content ends. */
  width: number;
  height: number;
  /** How far lines run past the content, for viewports that are relatively wider. */
  bleed: number;
  padding: number;
  isPhone: boolean;
  /** Uses the short labels. */
  isShort: boolean;
  chart: { left: number; now: number; objective: number; axis: number; bottom: number };
  table: { top: number; rowHeight: number };
  /** Widths; the gap between two is the rest. */
  tables: { incident: number; controls?: number; assets?: number };
  text: { small: number; heading: number; title: number };
}

export const dashboardSizes = {
  phone: {
    width: 350,
    height: 436,
    bleed: 300,
    padding: 16,
    isPhone: true,
    isShort: true,
    chart: { left: 86, now: 254, objective: 104, axis: 187, bottom: 219 },
    table: { top: 225, rowHeight: 34 },
    tables: { incident: 318 },
    text: { small: 14, heading: 17, title: 20 },
  },
  tablet: {
    width: 640,
    height: 520,
    bleed: 400,
    padding: 28,
    isPhone: false,
    isShort: true,
    chart: { left: 88, now: 534, objective: 136, axis: 256, bottom: 296 },
    table: { top: 308, rowHeight: 30 },
    tables: { incident: 330, controls: 222 },
    text: { small: 15, heading: 17.5, title: 25 },
  },
  wide: {
    width: 886,
    height: 460,
    bleed: 320,
    padding: 28,
    isPhone: false,
    isShort: false,
    chart: { left: 88, now: 751, objective: 118, axis: 222, bottom: 260 },
    table: { top: 270, rowHeight: 29 },
    tables: { incident: 316, controls: 200, assets: 238 },
    text: { small: 14, heading: 16, title: 23 },
  },
} as const satisfies Record<string, DashboardSize>;
