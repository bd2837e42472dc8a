import { jsx, jsxs } from "react/jsx-runtime";
// \0virtual:pictures
var pictures = {
	"observe-feature": {
		"path": "/assets/observe-feature-eYX5EOCm",
		"widths": [
			960,
			1600,
			2e3
		],
		"width": 2e3,
		"height": 1225
	},
	"observe-feature-notebook": {
		"path": "/assets/observe-feature-notebook-Pi_326o6",
		"widths": [960, 1920],
		"width": 1920,
		"height": 1308
	},
	"observe-feature-tablet": {
		"path": "/assets/observe-feature-tablet-E2BioWVN",
		"widths": [800, 1600],
		"width": 1600,
		"height": 1400
	},
	"observe-feature-phone": {
		"path": "/assets/observe-feature-phone-MNj0UuNq",
		"widths": [
			360,
			720,
			1080
		],
		"width": 1080,
		"height": 1332
	},
	"team-collaboration": {
		"path": "/assets/team-collaboration-dRl9RaIz",
		"widths": [
			480,
			672,
			960,
			1200
		],
		"width": 1200,
		"height": 636
	},
	"office-environment": {
		"path": "/assets/office-environment-1EzjvIOT",
		"widths": [
			480,
			672,
			992
		],
		"width": 992,
		"height": 608
	},
	"team-meeting": {
		"path": "/assets/team-meeting-99A6UOj0",
		"widths": [
			480,
			672,
			1088
		],
		"width": 1088,
		"height": 1034
	}
};
// app/ui/picture.tsx
/** An image in AVIF, in as many pixels as the window needs; behind it one in WebP. */
function Picture({ alt, wide, instead = [], sizes, className, first }) {
	return /* @__PURE__ */ jsxs("picture", {
		className,
		children: [
			instead.map((other) => /* @__PURE__ */ jsx(Sources, {
				...other.picture,
				sizes,
				media: other.media
			}, other.media)),
			/* @__PURE__ */ jsx(Sources, {
				...wide,
				sizes
			}),
			/* @__PURE__ */ jsx("img", {
				src: `${wide.path}-${wide.width}.webp`,
				alt,
				width: wide.width,
				height: wide.height,
				loading: first ? "eager" : "lazy",
				fetchPriority: first ? "high" : void 0,
				decoding: "async"
			})
		]
	});
}
function Sources({ path, widths, width, height, sizes, media }) {
	return /* @__PURE__ */ jsx("source", {
		type: "image/avif",
		srcSet: widths.map((pixels) => `${path}-${pixels}.avif ${pixels}w`).join(", "),
		sizes,
		media,
		width,
		height
	});
}
export { pictures as n, Picture as t };
