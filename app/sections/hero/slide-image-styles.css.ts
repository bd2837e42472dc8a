import { type DashboardSize, dashboardSizes } from '#app/drawings/observe-feature/sizes.ts';

const { phone, medium, desktop } = dashboardSizes;
const ratio = ({ width, height }: DashboardSize) => `${width} / ${height}`;

/** Sets the size of the image's content, without its bleed, under the same conditions as slide-image.tsx. */
export default `@layer section{
.slide-art-image{--content-ratio:${ratio(medium)}}
@media (--phone){.slide-art-image{--content-ratio:${ratio(phone)};--content-height:${phone.height / 16}rem}}
@media (--desktop){.slide-art-image{--content-ratio:${ratio(desktop)}}}
}`;
