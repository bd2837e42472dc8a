import { imagetools, resolveConfigs } from 'vite-imagetools';

/** Chosen as a compromise between appearance and file size. */
const quality: Record<string, string> = { avif: '52', webp: '76' };

/** Encodes imported photographs: `./photo.webp?w=480;672;992&as=picture`. */
export const photographs = () =>
  imagetools({
    cache: { dir: '.cache/photographs' },
    defaultDirectives: new URLSearchParams({ format: 'avif;webp' }),
    resolveConfigs: (...given) =>
      resolveConfigs(...given).map((config) => ({
        ...config,
        quality: quality[config['format'] ?? ''] ?? '',
      })),
  });
