import { jsx, jsxs } from "react/jsx-runtime";
// app/ui/split.tsx
/** A heading that stays in view beside a list, over a line that goes on as the list is read. */
function Split({ titleId, title, stations, children }) {
	return /* @__PURE__ */ jsx("div", {
		className: "wrap",
		children: /* @__PURE__ */ jsx("div", {
			className: "split-room",
			children: /* @__PURE__ */ jsxs("div", {
				className: "split",
				children: [/* @__PURE__ */ jsxs("div", {
					className: "split-head",
					children: [/* @__PURE__ */ jsx("h2", {
						className: "section-title",
						id: titleId,
						children: title
					}), /* @__PURE__ */ jsx(StationLine, { count: stations })]
				}), children]
			})
		})
	});
}
var climb = 180;
var across = 220;
var margin = 12;
var bottom = 192;
function StationLine({ count }) {
	const stations = Array.from({ length: count }, (_, index) => {
		const share = index / (count - 1);
		return {
			x: margin + share * across,
			y: bottom - share * climb
		};
	});
	return /* @__PURE__ */ jsxs("svg", {
		className: "station-line",
		height: 204,
		"aria-hidden": "true",
		children: [
			/* @__PURE__ */ jsx("path", {
				className: "station-rows",
				d: stations.map(({ y }) => `M0 ${y}H999`).join("") + route
			}),
			/* @__PURE__ */ jsx("path", {
				className: "station-release",
				d: route,
				pathLength: "1"
			}),
			stations.map(({ x, y }) => /* @__PURE__ */ jsx("circle", {
				className: "station",
				cx: x,
				cy: y,
				r: "7"
			}, y)),
			/* @__PURE__ */ jsx("circle", {
				className: "station-head",
				cx: 232,
				cy: margin,
				r: "11"
			})
		]
	});
}
var route = `M${margin} ${bottom}l${across}-${climb}`;
export { Split as t };
