export {
  FeatureBlock,
  type FeatureBlockProps,
  FeatureBlocks,
  type FeatureBlocksProps,
} from './feature-block.tsx';
