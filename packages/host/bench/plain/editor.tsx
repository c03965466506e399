import { createRoot } from 'react-dom/client';
import type { TreeNode } from '../editor/tree';
import { data } from './data';
import { Tree } from './Tree';

const place = document.getElementById('place');
if (!place) throw new Error('The page lacks the place of the form');
createRoot(place).render(<Tree node={data as TreeNode} />);
