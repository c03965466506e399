import type { TreeNode } from '../editor/tree';
import { data } from './data';
import { show } from './show';
import { Tree } from './Tree';

show('#place', <Tree node={data as TreeNode} />);
