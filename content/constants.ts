/**
 * The specification's business constants (part 1, section 9), under its names. The message field's rows are in
 * shared/message.ts. Times are in milliseconds, lengths in CSS pixels, thresholds in fractions of 1.
 * app/styles/properties.css.ts turns the constants that CSS needs into custom properties.
 */
export const constants = {
  headerOpaqueThreshold: 0.5,
  sectionScrollOffset: { regular: 80, narrow: 100, narrowBelowWidth: 768 },
  hashScrollDelay: 100,
  scrollAnimationFadeInThreshold: 0.1,
  heroAutoAdvanceInterval: 7000,
  swipeThreshold: 30,
  heroVisibilityThreshold: 0.3,
  slideTransition: 1000,
  servicesRotationInterval: 3000,
  servicesVisibilityThreshold: 0.3,
  sentButtonStateDuration: 3000,
  workWeekHours: 35,
  tooltipOpenDelay: 700,
  tooltipSkipDelay: 300,
  dataCacheGarbageCollection: 5 * 60 * 1000,
  dataFetchRetries: { count: 3, firstDelay: 1000, longestDelay: 30_000 },
} as const;
