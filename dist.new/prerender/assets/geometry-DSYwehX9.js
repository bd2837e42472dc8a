// app/drawings/services/geometry.ts
/** One decimal is finer than a hairline. */
var rounded = (value) => Math.round(value * 10) / 10;
var between = (start, end, share) => start + (end - start) * share;
/** Path data through the points; level and plumb legs take their short forms. */
function polyline(points) {
	return points.map(([x, y], index) => {
		const previous = points[index - 1];
		if (!previous) return `M${rounded(x)} ${rounded(y)}`;
		if (previous[1] === y) return `H${rounded(x)}`;
		if (previous[0] === x) return `V${rounded(y)}`;
		return `L${rounded(x)} ${rounded(y)}`;
	}).join("");
}
export { polyline as n, rounded as r, between as t };
