/** How a document is looked at. */
export interface View {
  /** From 1. */
  page: number;
  /** 1 until it is known. */
  pages: number;
  /** Share of the width that there is; 1 is all of it. */
  zoom: number;
  /** Degrees clockwise. */
  turn: 0 | 90 | 180 | 270;
}

/** What a document's view needs of its surroundings. */
export interface ViewProps {
  url: string;
  /** Name of the document, for assistive technology. */
  name: string;
  view: View;
  onView: (change: (view: View) => View) => void;
  /** Reads fresh links. */
  reload: () => Promise<void>;
}

const zooms = [0.25, 0.5, 0.75, 0.9, 1, 1.25, 1.5, 2, 3, 4] as const;

export const larger = (view: View): View => ({ ...view, zoom: zooms.find((zoom) => zoom > view.zoom) ?? view.zoom });
export const smaller = (view: View): View => ({
  ...view,
  zoom: zooms.findLast((zoom) => zoom < view.zoom) ?? view.zoom,
});
export const canGrow = ({ zoom }: View): boolean => zoom < (zooms.at(-1) ?? 1);
export const canShrink = ({ zoom }: View): boolean => zoom > zooms[0];

/** Another page, within the document. */
export const onPage = (view: View, page: number): View => ({
  ...view,
  page: Math.min(view.pages, Math.max(1, page)),
});

/** A quarter turn clockwise. */
export const quarter = (view: View): View => ({ ...view, turn: ((view.turn + 90) % 360) as View['turn'] });

/** What a key on the document makes of the view; undefined: nothing, the browser scrolls. */
export const turned = (view: View, key: string): View | undefined => {
  switch (key) {
    case 'PageDown':
      return view.pages > 1 ? onPage(view, view.page + 1) : undefined;
    case 'PageUp':
      return view.pages > 1 ? onPage(view, view.page - 1) : undefined;
    case 'Home':
      return view.pages > 1 ? onPage(view, 1) : undefined;
    case 'End':
      return view.pages > 1 ? onPage(view, view.pages) : undefined;
    case '+':
      return larger(view);
    case '-':
      return smaller(view);
    default:
      return undefined;
  }
};
