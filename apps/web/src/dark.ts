// A style sheet of its own, which every page links for devices that are set to dark.
import '@scamguard/ui/themes/device';
