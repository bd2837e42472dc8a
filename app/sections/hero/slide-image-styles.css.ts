import { dashboardSizes } from '#app/drawings/observe-feature/sizes.ts';

const { phone, tablet, wide } = dashboardSizes;
const ratio = ({ width, height }: { width: number; height: number }) => `${width} / ${height}`;

/** Sets the size of the image's content in each layout, without its bleed. Keep the conditions as in slide-image.tsx. */
export default `@layer section{
.slide-art-image{--content-ratio:${ratio(tablet)}}
@media (--phone){.slide-art-image{--content-ratio:${ratio(phone)};--content-height:${phone.height / 16}rem}}
@media (--desktop){.slide-art-image{--content-ratio:${ratio(wide)}}}
}`;
