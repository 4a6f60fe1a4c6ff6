export { StatBlock, type StatBlockProps, StatBlocks, type StatBlocksProps } from './stat-block.tsx';
