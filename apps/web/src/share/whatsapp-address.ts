/** Opens WhatsApp with these lines, for the visitor to choose to whom they go. */
export function whatsAppAddress(lines: readonly string[]): string {
  return `https://wa.me/?text=${encodeURIComponent(lines.join('\n'))}`;
}
