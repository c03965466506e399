/** Words of a form whose record somebody else deleted. */
export interface DeletedTexts {
  title: string;
  text: string;
  /** The button that goes on with a new record. */
  add: string;
  /** The button that stays in the form. */
  stay: string;
  /** Why nothing can be saved. */
  blocked: string;
}
