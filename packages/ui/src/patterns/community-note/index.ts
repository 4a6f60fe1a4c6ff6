export { CommunityNote, type CommunityNoteProps } from './community-note.tsx';
