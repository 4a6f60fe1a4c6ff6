export { ResultPanel, type ResultPanelProps } from './result-panel.tsx';
export { ResultPanelSkeleton, type ResultPanelSkeletonProps } from './result-panel-skeleton.tsx';
