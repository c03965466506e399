/** An image of content as it is stored: its bytes and its sides in pixels. */
export interface ContentImage {
  size: number;
  width: number;
  height: number;
}
