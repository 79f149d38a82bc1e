// The files of a worker share the modules. Loaded before the first test, they do not count as time in
// which a page had to appear.
import.meta.glob("/src/{components,layouts,pages}/**/*.tsx", { eager: true });
