const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** `leaves('color-bg', ['canvas'])` → `{ canvas: 'var(--_t-color-bg-canvas)' }` */
function leaves<const Name extends string>(group: string, names: readonly Name[]): Readonly<Record<Name, string>> {
  return Object.fromEntries(names.map((name) => [name, `var(--_t-${group}-${kebab(name)})`])) as Record<Name, string>;
}

const textStyle = (name: string) => leaves(`text-${name}`, ['size', 'line', 'weight', 'tracking']);
const state = ['solid', 'text', 'subtle', 'tint', 'border', 'icon'] as const;

/** Widths, in CSS pixels, at which layouts change. For container queries (see `container.ts`); only the host uses media queries. */
export const breakpoint = { sm: '480px', md: '768px', lg: '1024px', xl: '1280px', xxl: '1600px' } as const;

/**
 * The typed theme. Every leaf is a `var()` reference to a token of the nearest Telve root, so it is a constant: there is no ThemeProvider,
 * and switching light and dark or overriding a token re-renders nothing.
 */
export const theme = {
  font: leaves('font', ['sans', 'numeric']),
  text: {
    metric: textStyle('metric'),
    display: textStyle('display'),
    title: textStyle('title'),
    section: textStyle('section'),
    card: textStyle('card'),
    body: textStyle('body'),
    label: textStyle('label'),
    caption: textStyle('caption'),
  },
  space: leaves('space', ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13']),
  radius: leaves('radius', ['xs', 'sm', 'md', 'lg', 'xl', 'full']),
  control: leaves('control', ['sm', 'md', 'lg', 'touch', 'text']),
  target: leaves('target', ['min']),
  row: leaves('row', ['default', 'compact']),
  layout: leaves('layout', ['side', 'sideCollapsed', 'topbar', 'page', 'editor', 'form', 'gutter']),
  duration: leaves('duration', ['instant', 'fast', 'base', 'slow']),
  ease: leaves('ease', ['standard', 'enter', 'exit']),
  z: leaves('z', ['base', 'sticky', 'frame', 'topbar', 'side', 'drawer', 'popover', 'dialog', 'toast']),
  breakpoint,
  focus: leaves('focus', ['width', 'offset']),
  color: {
    bg: leaves('color-bg', [
      'canvas',
      'surface',
      'raised',
      'sunken',
      'hover',
      'pressed',
      'selected',
      'inverse',
      'track',
      'skeleton',
      'scrim',
    ]),
    text: leaves('color-text', ['primary', 'secondary', 'tertiary', 'disabled', 'inverse', 'link']),
    border: leaves('color-border', ['subtle', 'default', 'strong', 'control', 'focus']),
    accent: leaves('color-accent', [
      'solid',
      'solidHover',
      'solidPressed',
      'onSolid',
      'text',
      'subtle',
      'subtleHover',
      'tint',
      'border',
    ]),
    segment: leaves('color-segment', ['track', 'thumb']),
    success: leaves('color-success', state),
    warning: leaves('color-warning', state),
    danger: leaves('color-danger', [...state, 'solidHover', 'solidPressed', 'onSolid']),
    info: leaves('color-info', state),
    neutral: leaves('color-neutral', ['subtle', 'text', 'border', 'icon']),
    brand: leaves('color-brand', ['ink', 'panel', 'panelText', 'panelMuted']),
    chart: leaves('color-chart', ['1', '2', '3', '4', '5', '6', 'grid', 'axis', 'track']),
  },
  shadow: leaves('shadow', ['xs', 'sm', 'md', 'lg', 'xl']),
} as const;

export type Theme = typeof theme;
