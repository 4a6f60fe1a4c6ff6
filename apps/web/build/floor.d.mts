export const FLOOR: string[];
