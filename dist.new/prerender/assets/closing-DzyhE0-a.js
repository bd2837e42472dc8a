import { c as ButtonLink } from "./header-L6M-XZtX.js";
import "./split-JK8HjpxV.js";
import { n as polyline, r as rounded } from "./geometry-DSYwehX9.js";
import { jsx, jsxs } from "react/jsx-runtime";
// app/drawings/closing-line.tsx
var width = 720;
var height = 440;
var count = 44;
/** How far the first release leans over on its way up; the last stands upright. */
var lean = 300;
/** Where a page asks for a word: releases that come closer and steeper, and the one at hand. */
function ClosingLine() {
	return /* @__PURE__ */ jsxs("svg", {
		className: "closing-line",
		viewBox: `0 0 ${width} ${height}`,
		preserveAspectRatio: "xMaxYMax slice",
		"aria-hidden": "true",
		children: [
			/* @__PURE__ */ jsx("path", {
				className: "closing-releases",
				d: releases()
			}),
			/* @__PURE__ */ jsx("path", {
				className: "closing-release",
				d: polyline([
					[70, height],
					[186, 300],
					[226, 300],
					[320, 170],
					[350, 170],
					[450, 0]
				])
			}),
			/* @__PURE__ */ jsx("circle", {
				className: "closing-station",
				cx: "186",
				cy: "300",
				r: "8"
			}),
			/* @__PURE__ */ jsx("circle", {
				className: "closing-station",
				cx: "320",
				cy: "170",
				r: "8"
			})
		]
	});
}
function releases() {
	return Array.from({ length: count }, (_, index) => {
		const share = index / 43;
		const foot = (1 - (1 - share) ** 1.7) * 760 - 40;
		return polyline([[rounded(foot), height], [rounded(foot + lean * (1 - share) ** 1.4), 0]]);
	}).join("");
}
// app/ui/closing.tsx
/** How a page ends that leads to the form. */
function Closing({ title, text, link, children }) {
	return /* @__PURE__ */ jsxs("section", {
		className: "closing on-ink",
		"aria-labelledby": "closing-title",
		children: [children, /* @__PURE__ */ jsxs("div", {
			className: "wrap",
			"data-reveal": "",
			children: [
				/* @__PURE__ */ jsx("h2", {
					className: "section-title",
					id: "closing-title",
					children: title
				}),
				/* @__PURE__ */ jsx("p", {
					className: "section-lead",
					children: text
				}),
				/* @__PURE__ */ jsx(ButtonLink, {
					href: link.href,
					children: link.label
				})
			]
		})]
	});
}
export { ClosingLine as n, Closing as t };
