"""Games on an NVIDIA card: the same kernels, one game per thread, and the same games as the processor plays.

`play_batch` plays random games to their ends, `Batch` steps games together; their twins for the processor are
`engine.batch.play_batch` and `research.batch.Batch`. Game number n depends on the seed and on n alone, so card and
processor end with the same records, byte for byte. Needs the extra `ludoteca[cuda]` and a card; `available` says
whether both are there.
"""

from ludoteca.engine.cuda.batch import Batch, shared
from ludoteca.engine.cuda.card import available, cuda
from ludoteca.engine.cuda.random_play import play_batch

__all__ = ["Batch", "available", "cuda", "play_batch", "shared"]
