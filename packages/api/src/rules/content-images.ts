import { out } from './schemas';

/** What is told of a stored image of content. */
export const contentImage = () => out.record({ size: out.integer(), width: out.integer(), height: out.integer() });
