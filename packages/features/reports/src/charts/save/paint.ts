import { wrapText } from './wrapText';

/** What stands above the drawing in the picture. */
export interface PictureHead {
  title: string;
  summary: string;
  legend: readonly { label: string; value: string; series: number }[];
}

const padding = 20;
const titleLine = 22;
const summaryLine = 20;
const legendLine = 28;

/** Styles of an element as the page shows it: themes and forced colours included. */
const look = (element: Element) => getComputedStyle(element);

const surfaceOf = (element: Element): string => {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { backgroundColor } = look(at);
    if (backgroundColor !== 'transparent' && !/, 0\)$|\/ 0\)$/.test(backgroundColor)) return backgroundColor;
  }
  return '#fff';
};

const number = (element: Element, name: string) => Number(element.getAttribute(name) ?? 0);

const shapeOf = (element: Element): Path2D => {
  if (element.tagName === 'path') return new Path2D(element.getAttribute('d') ?? '');
  const path = new Path2D();
  if (element.tagName === 'line') {
    path.moveTo(number(element, 'x1'), number(element, 'y1'));
    path.lineTo(number(element, 'x2'), number(element, 'y2'));
  } else {
    const [width, height] = [number(element, 'width'), number(element, 'height')];
    path.roundRect(
      number(element, 'x'),
      number(element, 'y'),
      width,
      height,
      Math.min(number(element, 'rx'), width / 2),
    );
  }
  return path;
};

const aligned = { start: 'left', middle: 'center', end: 'right' } as const;

function paintElement(context: CanvasRenderingContext2D, element: Element): void {
  const { fill, stroke, strokeWidth, fontWeight, fontSize, fontFamily, textAnchor } = look(element);
  context.fillStyle = fill === 'none' ? 'transparent' : fill;
  if (element.tagName === 'text') {
    context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    context.textAlign = aligned[textAnchor as keyof typeof aligned] ?? 'left';
    context.fillText(element.textContent ?? '', number(element, 'x'), number(element, 'y'));
    return;
  }
  const shape = shapeOf(element);
  context.fill(shape);
  if (stroke === 'none') return;
  context.strokeStyle = stroke;
  context.lineWidth = Number.parseFloat(strokeWidth);
  context.stroke(shape);
}

/**
 * Paints the drawing, element by element, below its title: straight onto the canvas, so that the fonts of the page are used and no policy
 * about pictures applies.
 */
export function paint(canvas: HTMLCanvasElement, drawing: SVGSVGElement, head: PictureHead, scale: number): void {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser gives no canvas.');
  const [width, height] = [number(drawing, 'width'), number(drawing, 'height')];
  const { fontFamily, color } = look(drawing);
  const summaryFont = `400 13px ${fontFamily}`;
  context.font = summaryFont;
  const summary = wrapText(head.summary, width, (text) => context.measureText(text).width);
  const top = padding + titleLine + summary.length * summaryLine + (head.legend.length > 0 ? legendLine : 0) + 12;
  canvas.width = Math.round((width + 2 * padding) * scale);
  canvas.height = Math.round((top + height + padding) * scale);
  context.scale(scale, scale);
  context.fillStyle = surfaceOf(drawing);
  context.fillRect(0, 0, width + 2 * padding, top + height + padding);
  context.translate(padding, padding);
  context.fillStyle = color;
  context.font = `600 15px ${fontFamily}`;
  context.fillText(head.title, 0, 15);
  context.font = summaryFont;
  for (const [index, line] of summary.entries()) context.fillText(line, 0, titleLine + 14 + index * summaryLine);
  paintLegend(context, drawing, head.legend, titleLine + summary.length * summaryLine + 20, color);
  context.translate(0, top - padding);
  for (const element of drawing.querySelectorAll('path, rect, line, text')) paintElement(context, element);
}

function paintLegend(
  context: CanvasRenderingContext2D,
  drawing: SVGSVGElement,
  legend: PictureHead['legend'],
  y: number,
  color: string,
): void {
  let x = 0;
  context.font = `500 12px ${look(drawing).fontFamily}`;
  for (const { label, value, series } of legend) {
    const sample = drawing.querySelector(`.d-s${series}`);
    context.fillStyle = sample ? look(sample).fill : color;
    context.fillRect(x, y - 8, 8, 8);
    context.fillStyle = color;
    const words = `${label} ${value}`;
    context.fillText(words, x + 14, y);
    x += 14 + context.measureText(words).width + 20;
  }
}
