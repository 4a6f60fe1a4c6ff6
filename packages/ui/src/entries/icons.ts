export * from '../components/icon/icons.ts';
