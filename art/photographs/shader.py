"""Node trees in short words."""

import bpy


def linear(hex_colour):
    """The colour as the renderer wants it."""
    parts = (int(hex_colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return (*(p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts), 1)


class Shader:
    """A node tree with one principled surface, wired with short words."""

    def __init__(self, name, **inputs):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.surface = self.tree.nodes['Principled BSDF']
        self.output = self.tree.nodes['Material Output']
        self.set(**inputs)

    def set(self, **inputs):
        for key, value in inputs.items():
            name = 'IOR' if key == 'ior' else key.replace('_', ' ').title()
            self.join(value, self.surface.inputs[name])

    def join(self, value, socket):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        else:
            socket.default_value = linear(value) if isinstance(value, str) else value

    def node(self, kind, settings=None, **inputs):
        node = self.tree.nodes.new(f'ShaderNode{kind}')
        for key, value in (settings or {}).items():
            setattr(node, key, value)
        for key, value in inputs.items():
            self.join(value, node.inputs[int(key[1:]) if key[0] == '_' else key.replace('_', ' ')])
        return node

    def bounces(self, colour, second=None):
        """Light that only bounces off it meets one plain colour, which takes half the time."""
        first, other = linear(colour), linear(second or colour)
        plain = self.node('BsdfDiffuse', Color=tuple((a + b) / 2 for a, b in zip(first, other))).outputs[0]
        ray = self.node('LightPath').outputs['Is Diffuse Ray']
        seen = self.output.inputs[0].links[0].from_socket
        self.join(self.node('MixShader', _0=ray, _1=seen, _2=plain).outputs[0], self.output.inputs[0])
        return self.material

    def place(self, stretch=(1, 1, 1), source='Object', shifted=True):
        """Coordinates on the thing; shifted by chance, so that no two boards are alike."""
        coordinates = self.node('TexCoord').outputs[source]
        if shifted:
            chance = self.node('ObjectInfo').outputs['Random']
            far = self.node('Math', {'operation': 'MULTIPLY'}, _0=chance, _1=37.0).outputs[0]
            coordinates = self.node('VectorMath', _0=coordinates, _1=far).outputs[0]
        return self.node('Mapping', Vector=coordinates, Scale=stretch).outputs[0]

    def noise(self, where, scale=1.0, detail=4.0, roughness=0.5, distortion=0.0):
        node = self.node(
            'TexNoise', Vector=where, Scale=scale, Detail=detail, Roughness=roughness,
            Distortion=distortion,
        )  # fmt: skip
        return node.outputs['Fac']

    def between(self, factor, low, high, start=0.0, end=1.0):
        """A number between `low` and `high` as the factor goes from `start` to `end`."""
        return self.node(
            'MapRange', _0=factor, _1=start, _2=end, _3=low, _4=high
        ).outputs[0]  # fmt: skip

    def mix(self, factor, first, second, blend='MIX'):
        return self.node('MixRGB', {'blend_type': blend}, _0=factor, _1=first, _2=second).outputs[0]

    def bump(self, height, distance=0.001, strength=1.0):
        self.set(normal=self.node('Bump', Height=height, Distance=distance, Strength=strength).outputs[0])
