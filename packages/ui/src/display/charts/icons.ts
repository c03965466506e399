// Of charts alone: they load with the charts.
export {
  ArrowDownRightIcon,
  ArrowUpRightIcon,
  EllipsisIcon,
  FileDownIcon,
  ImageDownIcon,
  MinusIcon,
  Table2Icon,
} from 'lucide-react';
