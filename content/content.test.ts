import { describe, expect, it } from 'vitest';
import { company } from './company.ts';
import { constants } from './constants.ts';
import { hero } from './hero.ts';
import { heroSlides } from './hero-slides.ts';
import { operations, stages } from './pipeline.ts';
import { serviceDetails } from './service-details.ts';
import { services } from './services.ts';

describe('content', () => {
  it('breaks the tagline without changing it', () => {
    expect(hero.titleLines.join(' ')).toBe(company.tagline);
  });

  it('gives each slide the title its dot names', () => {
    expect(heroSlides.map(({ title }) => title)).toEqual([...hero.controls.slides]);
  });

  it('has details for each of the six services', () => {
    expect(services).toHaveLength(6);
    expect(Object.keys(serviceDetails)).toEqual(services.map(({ icon }) => icon));
  });

  it('names every part of the pipeline that the specification names', () => {
    const names = [...Object.values(stages), ...Object.values(operations)].map(({ name }) => name);
    expect(names).toEqual([
      'Push to Git',
      'Feature branch',
      'Pull request',
      'Preview',
      'Staging',
      'Production',
      'Autoscaling',
      'Health checks',
      'Rollbacks',
      'Database backup and migration',
      'Backups',
    ]);
  });
});

describe('business constants', () => {
  it('are those of the specification', () => {
    expect(constants).toEqual({
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
      messageTextareaRows: 5,
      workWeekHours: 35,
      tooltipOpenDelay: 700,
      tooltipSkipDelay: 300,
      dataCacheGarbageCollection: 300_000,
      dataFetchRetries: { count: 3, firstDelay: 1000, longestDelay: 30_000 },
    });
  });
});
